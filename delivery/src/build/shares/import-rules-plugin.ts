import webpack, { type Compiler } from 'webpack';
import { importRefusal } from './shared-libraries.ts';

/** Makes the import of a library that areas may not bundle an error that says what to use. */
export class ImportRulesPlugin {
  apply(compiler: Compiler): void {
    const name = ImportRulesPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(name, ({ request, contextInfo }) => {
        const instead = importRefusal(request);
        if (instead === undefined) return undefined;
        const error = new webpack.WebpackError(`An area may not import ${request}. ${instead}`);
        error.file = compiler.context
          ? contextInfo.issuer.replace(`${compiler.context}/`, '')
          : contextInfo.issuer;
        compilation.errors.push(error);
        return false;
      });
    });
  }
}
