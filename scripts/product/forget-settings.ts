import { variables as apiVariables } from '../../api/src/config.ts';
import { variables as gatewayVariables } from '../../delivery/src/gateway/config.ts';
import { variables } from './settings.ts';

/** Every variable that the product or one of its parts declares. */
export const settingNames = [
  ...new Set([variables, apiVariables, gatewayVariables].flatMap(Object.keys)),
];

/** Read beside the tables: where the command line finds an api, and how a bucket is reached. */
const others = /^(API_DOCUMENT|AWS_.*)$/;

/**
 * Takes out of an environment whatever says how a product runs, where its data are and where its
 * releases. For programs that start products of their own: what they do is to reach no other one.
 * @param kept names that stay
 */
export function forgetSettings(env: NodeJS.ProcessEnv, kept: string[] = []): void {
  for (const name of Object.keys(env)) {
    const isSetting = settingNames.includes(name) || others.test(name);
    if (isSetting && !kept.includes(name)) Reflect.deleteProperty(env, name);
  }
}
