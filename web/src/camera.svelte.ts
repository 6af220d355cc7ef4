/** The part of the map that is shown: panned and zoomed by wheel, drag, pinch, keys and buttons. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const LEAST = 0.25;
const MOST = 3.2;
const MARGIN = 54; // pixels that the buttons take
const FINGER = 46; // least size of a target in pixels after one press of "closer"

export class Camera {
  /** The size of the window in pixels. */
  width = $state(600);
  height = $state(480);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private zoomed = $state(1);
  /** The player moved it: it no longer follows the map automatically. */
  moved = $state(false);
  private held = new Map<number, Point>();
  private travelled = 0;

  /** `bounds` contain the whole map; a target is `target` units wide; at most `most` pixels per unit. */
  constructor(
    private bounds: () => Box,
    private target: number,
    private most = 1.7,
  ) {}

  /** Pixels per unit if the map fits beside a margin for the buttons, on the right or below. */
  private fitScale(right: number, below: number): number {
    const box = this.bounds();
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    return Math.min(this.most, (this.width - right) / wide, (this.height - below) / high);
  }
  /** The side of the buttons that leaves the map larger. */
  get buttons(): 'right' | 'below' {
    return this.fitScale(MARGIN, 0) >= this.fitScale(0, MARGIN) ? 'right' : 'below';
  }
  /** Pixels per unit of the map. */
  get scale(): number {
    if (this.moved) return this.zoomed;
    return this.buttons === 'right' ? this.fitScale(MARGIN, 0) : this.fitScale(0, MARGIN);
  }
  get centre(): Point {
    if (this.moved) return this.middle;
    const { left, top, right, bottom } = this.bounds();
    const shift = MARGIN / 2 / this.scale;
    const isRight = this.buttons === 'right';
    return { x: (left + right) / 2 + (isRight ? shift : 0), y: (top + bottom) / 2 + (isRight ? 0 : shift) };
  }
  get viewBox(): string {
    const [wide, high] = [this.width / this.scale, this.height / this.scale];
    return `${this.centre.x - wide / 2} ${this.centre.y - high / 2} ${wide} ${high}`;
  }
  /** Whether the last press was a pan rather than a click. */
  get wasDragged(): boolean {
    return this.travelled > 7;
  }

  private take(): void {
    if (this.moved) return;
    [this.middle, this.zoomed] = [this.centre, this.scale];
    this.moved = true;
  }
  /** Zoom in until every target is large enough; a given point is centred if it was not in view. */
  closer(towards?: Point): void {
    const factor = Math.max(1.3, FINGER / (this.target * this.scale));
    this.take();
    if (towards) this.middle = towards;
    this.zoom(factor);
  }
  /** Whether a point of the map is in view. */
  shows({ x, y }: Point): boolean {
    const [wide, high] = [this.width / this.scale / 2, this.height / this.scale / 2];
    return Math.abs(x - this.centre.x) < wide && Math.abs(y - this.centre.y) < high;
  }
  /** Centre a point of the map. */
  show(point: Point): void {
    this.take();
    this.middle = point;
  }
  fit(): void {
    this.moved = false;
  }
  /** Move by pixels. */
  pan(right: number, down: number): void {
    this.take();
    this.middle = { x: this.middle.x - right / this.zoomed, y: this.middle.y - down / this.zoomed };
  }
  /** Zoom by a factor; the point at these pixels from the middle stays fixed. */
  zoom(factor: number, right = 0, down = 0): void {
    this.take();
    const before = this.zoomed;
    this.zoomed = Math.min(MOST, Math.max(LEAST, before * factor));
    const shift = 1 / before - 1 / this.zoomed;
    this.middle = { x: this.middle.x + right * shift, y: this.middle.y + down * shift };
  }

  grab(event: PointerEvent): void {
    if (!this.held.size) this.travelled = 0;
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  drag(event: PointerEvent, box: DOMRect): void {
    const before = this.held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    this.held.set(event.pointerId, now);
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const [wide, was] = [Math.hypot(now.x - other.x, now.y - other.y), Math.hypot(before.x - other.x, before.y - other.y)];
      const [x, y] = [(now.x + other.x) / 2 - box.left - box.width / 2, (now.y + other.y) / 2 - box.top - box.height / 2];
      if (was > 0) this.zoom(wide / was, x, y);
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.wasDragged) this.pan(now.x - before.x, now.y - before.y);
  }
  release(event: PointerEvent): void {
    this.held.delete(event.pointerId);
  }
  wheel(event: WheelEvent, box: DOMRect): void {
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    this.zoom(Math.exp(-event.deltaY / 500), x, y);
  }
  /** Whether the key was handled. */
  key(event: KeyboardEvent): boolean {
    if (event.key === '+' || event.key === '=') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.fit();
    else return false;
    return true;
  }
}
