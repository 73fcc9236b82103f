import '@testing-library/jest-dom/jest-globals';

// jsdom's files cannot be read as browsers' are; `Blob` itself is Node's here.
const blob = Object.getPrototypeOf(File.prototype) as Blob;
blob.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read'));
    };
    reader.readAsArrayBuffer(this);
  });
};
