import { useLayoutEffect } from 'react';

/** One mark for each form on the screen that holds something unsaved. */
const marks = new Set<object>();

/** Whether anything on the screen would be lost if its page were drawn anew. */
export function hasUnsavedWork(): boolean {
  return marks.size > 0;
}

/** Tells the whole page of unsaved work, as long as it is on the screen. */
export function useUnsavedWork(isUnsaved: boolean): void {
  // A layout effect: a page that has been left holds nothing back when the next one comes up.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    marks.add(mark);
    return () => {
      marks.delete(mark);
    };
  }, [isUnsaved]);
}
