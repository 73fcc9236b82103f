import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

function isNoSource(file: string): boolean {
  return statSync(file).isDirectory() || !/(\.tsx?|tsconfig\.json)$/.test(file);
}

function programOf(configFile: string, entries: string[], options: ts.CompilerOptions): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, options, host);
  if (!config) throw new Error(`${configFile} cannot be read.`);
  return ts.createProgram(entries, config.options);
}

/**
 * Puts what of a package others use out as JavaScript with types: Node runs no TypeScript below
 * `node_modules`.
 * @param folder the package
 * @param programs by the folder of its `tsconfig.json` the files that others begin with; all
 *   relative to the package
 * @param stage where `src` is put, with everything in it that is no TypeScript
 * @throws Error that names what could not be compiled
 */
export function compilePackage(
  folder: string,
  programs: Record<string, string[]>,
  stage: string,
): void {
  cpSync(join(folder, 'src'), join(stage, 'src'), { recursive: true, filter: isNoSource });
  for (const [program, entries] of Object.entries(programs)) {
    const files = entries.map((entry) => join(folder, entry));
    const { emitSkipped, diagnostics } = programOf(join(folder, program, 'tsconfig.json'), files, {
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
