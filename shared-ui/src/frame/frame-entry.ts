export interface FrameEntry {
  to: string;
  label: string;
  /** A name of the icon set. */
  icon: string;
  /** A number to draw attention, such as unread ones; 0 shows nothing. */
  badge?: number | undefined;
}
