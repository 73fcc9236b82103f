import { Type } from 'typebox';
import { ref } from './values.ts';

export const ErrorAnswer = Type.Object(
  {
    error: Type.String(),
    message: Type.String(),
    code: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { $id: 'ErrorAnswer' },
);

export const MessageAnswer = Type.Object({ message: Type.String() }, { $id: 'MessageAnswer' });

export const NoContent = Type.Null({ description: 'Done; there is nothing to say.' });

const everyCall = [429, 500, 503] as const;

/**
 * The error answers of a call, for its `response` schema: the named statuses beside those that
 * any call may give.
 */
export const failures = <const Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(
    [...statuses, ...everyCall].map((status) => [status, ref(ErrorAnswer)]),
  ) as Record<Status | (typeof everyCall)[number], ReturnType<typeof ref<typeof ErrorAnswer>>>;

export const answerSchemas = [ErrorAnswer, MessageAnswer];
