import { GateError } from '../gate/refusal.ts';
import type { Verdict } from '../gate/gate.ts';
import { gateFor, notesInWords, publishedReleases } from './candidate.ts';
import { UsageError, type Command, type Context, type Options, type Outcome } from './command.ts';

function outcome(candidates: string[], { refusals, notes, against }: Verdict): Outcome {
  if (refusals.length > 0) throw new GateError(refusals);
  const others = against.length > 0 ? against.join(', ') : 'nothing: nothing else is live';
  return {
    lines: [
      `${candidates.join(', ')} may go live. Held against ${others}.`,
      ...notesInWords(notes),
    ],
    result: { candidates, against, notes },
  };
}

async function checkApi(context: Context, options: Options, files: string[]): Promise<Outcome> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new UsageError('Give one OpenAPI document: check api <openapi.json>.');
  }
  const api = await context.api(file);
  const document = await context.store.discovery();
  return outcome([api.place], await gateFor(context, options).judgeApi(document, api));
}

export const check: Command = {
  usage: '<name>@<version>… [--traffic 10] | api <openapi.json>',
  about: 'Says whether releases, or an api, may go live; changes nothing.',
  async run(context, names, options) {
    const [first, ...others] = names;
    if (first === undefined) {
      throw new UsageError('Give releases as <name>@<version>, or api and its OpenAPI document.');
    }
    if (first === 'api') return checkApi(context, options, others);
    const gate = gateFor(context, options);
    const candidates = await publishedReleases(context.store, gate, names);
    const document = await context.store.discovery();
    return outcome(
      candidates.map(({ name, version }) => `${name}@${version}`),
      await gate.judge(document, candidates, options.traffic !== null),
    );
  },
};
