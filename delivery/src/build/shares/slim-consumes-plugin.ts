import type { Compiler } from 'webpack';

/** How webpack compares versions with ranges; each calls itself, so that no minifier finds it unused. */
const comparing = /^var (?:rangeToString|satisfy) = [\s\S]*?^\}/gm;

/**
 * Leaves out of an entry what compares versions with ranges: a tenth of it. For an area that takes
 * every share with `requiredVersion: false`, since the gate has compared before.
 */
export class SlimConsumesPlugin {
  apply(compiler: Compiler): void {
    const name = SlimConsumesPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => generate()?.replaceAll(comparing, '') ?? null;
      });
    });
  }
}
