import { hostname, userInfo } from 'node:os';

/** @throws where the operating system has no name for its user, as in a container. */
const userName = () => userInfo().username;

/** Who gives a command, for the record: the operating system's user and machine. */
export function commander(env: NodeJS.ProcessEnv, readName = userName): string {
  return `${env['SUDO_USER'] ?? named(env, readName)}@${hostname()}`;
}

function named(env: NodeJS.ProcessEnv, readName: () => string): string {
  try {
    return readName();
  } catch {
    return env['USER'] ?? `uid ${String(process.getuid?.())}`;
  }
}
