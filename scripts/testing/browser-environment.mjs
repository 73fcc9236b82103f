import { setImmediate } from 'node:timers';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

/** jsdom with Node's own fetch, streams, encoders and `setImmediate`, which MSW needs. */
export default class BrowserEnvironment extends FixedJSDOMEnvironment {
  constructor(...parts) {
    super(...parts);
    this.global.setImmediate = setImmediate;
  }
}
