/** The live region for screen readers, and the short notices at the foot of the page. */

class Live {
  said = $state('');
  notice = $state('');
  private latest = ''; // not reactive: an effect that announces something must not depend on it
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Announce something to a screen reader; the same text twice is announced twice. */
  say(text: string): void {
    this.latest = this.latest === text ? `${text}\u00a0` : text;
    this.said = this.latest;
  }

  /** Show a short notice, and announce it. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ''), 6000);
  }
}

export const live = new Live();

/** Run a request to the server; an error is shown as a notice. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    live.tell(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
