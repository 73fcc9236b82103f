import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** How long a text may be that a keyword is asked about, in UTF-16 units; infinite if not said. */
function longest({ parentSchema }: KeywordCxt): number {
  const characters: unknown = parentSchema['maxLength'];
  return typeof characters === 'number' ? characters * 2 : Number.POSITIVE_INFINITY;
}

/** An id has one spelling from here on: that of the database. */
function lowerId({ keyword, gen, data, schema, it }: KeywordCxt): void {
  if (keyword !== 'format' || schema !== 'uuid') return;
  gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, _`${data}.toLowerCase()`);
}

/**
 * Keeps `pattern` and `format` away from texts that are longer than their `maxLength`: all
 * problems of a body are looked for at once, so its length alone would not stop them.
 */
export function boundText(ajv: Ajv): void {
  for (const keyword of ['pattern', 'format']) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      ...definition,
      code(context: KeywordCxt, ruleType?: string) {
        const { gen, data } = context;
        const most = longest(context);
        const judge = () => definition.code(context, ruleType);
        if (Number.isFinite(most)) gen.if(_`${data}.length <= ${most}`, judge);
        else judge();
        lowerId(context);
      },
    });
  }
}
