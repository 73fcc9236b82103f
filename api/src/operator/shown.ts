/** Names come from anybody: nothing in them may steer the terminal. */
export const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '�');
