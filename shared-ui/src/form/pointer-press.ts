import { useEffect, useState } from 'react';

/** For how long after the release a click may still come (milliseconds); a tap's comes late. */
const clickComes = 300;

/**
 * Knows whether a pointer is pressed down. What moves the page between press and release takes
 * the pressed button away from under the pointer, and the press is lost: it has to wait.
 */
export class PointerPress {
  #waiting: (() => void)[] = [];
  #isPressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does the work now, or once the press and its click are over. */
  afterwards(work: () => void): void {
    if (this.#isPressed) this.#waiting.push(work);
    else work();
  }

  /** @returns a function that ends the watching; what still waits is dropped */
  watch(): () => void {
    const listeners: [keyof WindowEventMap, () => void][] = [
      ['pointerdown', () => this.#press()],
      ['pointerup', () => this.#settleIn(clickComes)],
      ['pointercancel', () => this.#settleIn(0)],
      ['click', () => this.#settleIn(0)],
    ];
    for (const [event, listener] of listeners) addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener, true);
      clearTimeout(this.#timer);
      this.#waiting = [];
      this.#isPressed = false;
    };
  }

  #press(): void {
    clearTimeout(this.#timer);
    this.#isPressed = true;
  }

  #settleIn(pause: number): void {
    if (!this.#isPressed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isPressed = false;
      for (const work of this.#waiting.splice(0)) work();
    }, pause);
  }
}

/** Watches presses as long as the form is there. */
export function usePointerPress(): PointerPress {
  const [press] = useState(() => new PointerPress());
  useEffect(() => press.watch(), [press]);
  return press;
}
