import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { unseal } from '../store/discovery-document.ts';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { ReleaseNotFoundError } from '../store/errors.ts';
import type { StoredFile } from '../store/release-store.ts';
import type { ArrivalFault } from './arrival-faults.ts';

/** What a slow store takes for each answer, in milliseconds. */
const slowness = 400;

/** A store that is silent is given up by who speaks with it, after so many milliseconds. */
const silence = 5_000;

function spoiled(content: Buffer, fault: ArrivalFault): Buffer {
  if (fault === 'page') return Buffer.from('<!doctype html><title>Sign in to the network</title>');
  if (fault === 'cut') return content.subarray(0, content.length / 2);
  if (fault !== 'changed') return content;
  const middle = Math.floor(content.length / 2);
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

/** Releases on disk, which can be read well, badly, or not at all. */
export class FaultyStore extends DiskReleaseStore {
  fault: ArrivalFault | null = null;

  override async release(name: string, version: string): Promise<Release> {
    await this.#answer();
    if (this.fault === 'missing') throw new ReleaseNotFoundError(name, version);
    return super.release(name, version);
  }

  override async openFile(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<StoredFile | null> {
    const { fault } = this;
    await this.#answer();
    if (fault === 'missing') return null;
    const found = await super.openFile(name, version, file, brotli);
    if (!found || fault === null) return found;
    const content = spoiled(await buffer(found.stream), fault);
    return { ...found, size: content.length, stream: Readable.from([content]) };
  }

  override async hasLost(name: string, version: string, file: string): Promise<boolean> {
    await this.#answer();
    return this.fault === 'missing' || super.hasLost(name, version, file);
  }

  override async discovery(): Promise<DiscoveryDocument | null> {
    const { fault } = this;
    await this.#answer();
    const document = await super.discovery();
    if (fault === 'missing' || document === null) return null;
    if (fault === null) return document;
    const read = unseal(spoiled(Buffer.from(JSON.stringify(document)), fault).toString());
    if (!read) throw new Error('The document is damaged');
    return read;
  }

  override async discoveryMark(): Promise<string | null> {
    await this.#answer();
    if (this.fault === 'missing') return null;
    return `${this.fault} ${await super.discoveryMark()}`;
  }

  async #answer(): Promise<void> {
    const { fault } = this;
    if (fault === 'refused') throw new Error('connect ECONNREFUSED');
    if (fault === 'broken') throw new Error('The store answered 500');
    if (fault === 'slow') await wait(slowness);
    if (fault === 'hang') {
      await wait(silence);
      throw new Error('The store is silent');
    }
  }
}
