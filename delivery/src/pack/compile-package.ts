import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const notShipped = /\.test\.tsx?$/;

function isShipped(file: string): boolean {
  return statSync(file).isDirectory() || (!notShipped.test(file) && !/\.tsx?$/.test(file));
}

/** Everything that its own check of types covers, but its tests. */
function programOf(configFile: string, options: ts.CompilerOptions): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, options, host);
  if (!config) throw new Error(`${configFile} cannot be read.`);
  return ts.createProgram(
    config.fileNames.filter((file) => !notShipped.test(file)),
    config.options,
  );
}

/**
 * Puts a package's sources out as JavaScript with types: Node runs no TypeScript below
 * `node_modules`.
 * @param folder the package; each of its programs has a `tsconfig.json`
 * @param programs folders of those programs, relative to the package
 * @param stage where `src` is put, with everything in it that is no TypeScript
 * @throws Error that names what could not be compiled
 */
export function compilePackage(folder: string, programs: string[], stage: string): void {
  cpSync(join(folder, 'src'), join(stage, 'src'), { recursive: true, filter: isShipped });
  for (const program of programs) {
    const { emitSkipped, diagnostics } = programOf(join(folder, program, 'tsconfig.json'), {
      noEmit: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      noEmitOnError: true,
      rootDir: folder,
      outDir: stage,
    }).emit();
    if (emitSkipped) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  }
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  getNewLine: () => '\n',
};
