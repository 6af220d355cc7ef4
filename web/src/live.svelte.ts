/** What a screen reader is told, and the short notices at the foot of the page. */

class Live {
  said = $state('');
  notice = $state('');
  private latest = ''; // not reactive: whoever says something from an effect must not depend on it
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say something to a screen reader; the same words twice are said twice. */
  say(text: string): void {
    this.latest = this.latest === text ? `${text}\u00a0` : text;
    this.said = this.latest;
  }

  /** Show a short notice, and say it. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ''), 6000);
  }
}

export const live = new Live();

/** Do something that asks the server; what goes wrong is told. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    live.tell(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
