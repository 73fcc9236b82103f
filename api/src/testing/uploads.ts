import { PassThrough } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { applicationParts, formBody, formType } from './jobs.ts';

/** An application whose form has begun to come in. */
export interface Upload {
  answer: Promise<LightMyRequestResponse>;
  /** Sends the rest of the form. */
  finish(): Promise<LightMyRequestResponse>;
}

export function beginUpload(test: TestApp, { token }: { token: string }, jobId: string): Upload {
  const form = formBody(applicationParts(jobId));
  const body = new PassThrough();
  body.write(form.subarray(0, 400));
  const answer = test.call('POST', '/apply-job', {
    token,
    headers: { 'content-type': formType },
    payload: body,
  });
  return {
    answer,
    finish() {
      body.end(form.subarray(400));
      return answer;
    },
  };
}
