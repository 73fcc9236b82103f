import { describeError, downloadFile } from '@ifj/shared-api';
import { Button, Notice, Stack, Text } from '@ifj/shared-ui';
import { useState } from 'react';
import { downloadFileAddress } from '../../generated/addresses.ts';

interface FileLinkProps {
  label: string;
  url: string | null;
  /** The name that the student gave it. */
  name: string | null;
}

/** What the api tells of a file is an address that ends in the file's id. */
const idIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A private file, fetched with the session; "N/A" when there is none. */
export function FileLink({ label, url, name }: FileLinkProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function download(id: string) {
    setBusy(true);
    setProblem(null);
    try {
      await downloadFile(downloadFileAddress({ id }), name ?? label);
    } catch (error) {
      setProblem(describeError(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={0.5} align="start">
      <Text strong>{label}</Text>
      {url === null ? (
        <Text tone="muted">N/A</Text>
      ) : (
        <Button
          tone="secondary"
          icon="download"
          busy={busy}
          busyText="Downloading…"
          onClick={() => void download(idIn(url))}
        >
          {`Download ${label.toLowerCase()}`}
        </Button>
      )}
      {name !== null && (
        <Text tone="muted" size="small">
          {name}
        </Text>
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </Stack>
  );
}
