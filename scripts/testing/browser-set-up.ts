import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A part that loads on first use takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom's files cannot be read as a browser's are; `Blob` itself is Node's here.
const jsdomBlob: object = Object.getPrototypeOf(File.prototype) as object;

function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read'));
    };
    reader.readAsArrayBuffer(this);
  });
}

if (!('arrayBuffer' in jsdomBlob)) {
  Object.defineProperty(jsdomBlob, 'arrayBuffer', { value: arrayBuffer });
}

// jsdom lays nothing out, so there is nothing to scroll to. Tests of tools run without it.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
