import { Button } from '../actions/button.tsx';
import { Notice } from '../states/notice.tsx';
import { AccountRow } from './account-row.tsx';
import { useWork } from './use-work.ts';

/** Everything that is kept, as a file. */
export function DownloadRow({ onDownload }: { onDownload: () => Promise<void> }) {
  const { busy, problem, run } = useWork(onDownload);
  return (
    <AccountRow
      title="Your data"
      text="A file with everything that we keep about you."
      action={
        <Button
          tone="secondary"
          icon="download"
          busy={busy}
          busyText="Downloading…"
          onClick={() => void run()}
        >
          Download our data
        </Button>
      }
    >
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </AccountRow>
  );
}
