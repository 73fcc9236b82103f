import type { AppStore } from '@ifj/shared-api';

const name = 'ifj_role';
const year = 31_536_000;

/**
 * Keeps a cookie with the role of whoever is signed in: the gateway names the files of that
 * role's pages in the HTML. It grants nothing.
 */
export function keepRoleHint(store: AppStore): void {
  let written: string | null = null;
  const keep = (): void => {
    const { userId, role } = store.getState().session;
    const hint = userId === null ? '' : (role ?? '');
    if (hint === written) return;
    written = hint;
    const life = hint === '' ? 0 : year;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${hint}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
  };
  keep();
  store.subscribe(keep);
}
