import { Button } from '../actions/button.tsx';
import { Notice } from '../states/notice.tsx';
import { AccountRow } from './account-row.tsx';
import { useWork } from './use-work.ts';

interface DownloadRowProps {
  /** What the button says. */
  text: string;
  onDownload: () => Promise<void>;
}

/** Everything that is kept, as a file. */
export function DownloadRow({ text, onDownload }: DownloadRowProps) {
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
          {text}
        </Button>
      }
    >
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </AccountRow>
  );
}
