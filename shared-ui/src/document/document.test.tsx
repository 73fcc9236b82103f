/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { LinkButton } from '../actions/link-button.tsx';
import { Card } from '../layout/card.tsx';
import { Text } from '../layout/text.tsx';
import { documentStyle } from './document-style.ts';
import { moveInlineStyles } from './inline-styles.ts';
import { Absent, Given, placeholder } from './placeholders.tsx';
import { renderDocument } from './render-document.tsx';

describe('a document', () => {
  const { body, css } = renderDocument(
    <Card>
      <Given name="skills">
        <Text>{placeholder('name')}</Text>
      </Given>
      <Absent name="skills">None</Absent>
      <LinkButton to="/register">Sign Up</LinkButton>
    </Card>,
    '/',
  );

  test('is drawn with placeholders, which nothing stands between', () => {
    expect(body).toMatch(/>\{\{#skills\}\}<p class="[^"]+">\{\{name\}\}<\/p>\{\{\/skills\}\}/);
    expect(body).toContain('{{^skills}}None{{/skills}}');
    expect(body).toMatch(/<a class="[^"]+"[^>]* href="\/register"/);
  });

  test('has all its styles in a style sheet, and none in attributes or between elements', () => {
    expect(body).not.toMatch(/style=|<style/);
    const classes = [...body.matchAll(/\bdoc-(?!inline)[\w-]+/g)].map(([name]) => name);
    expect(classes.length).toBeGreaterThan(2);
    for (const name of classes) expect(css).toContain(`.${name}`);
  });

  test('declares the variables that it uses, in both schemes, and no others', () => {
    expect(css).toMatch(/:root[^{]*\{[^}]*--ifj-palette-background-default:#F5F8F6/i);
    expect(css).toMatch(
      /\[data-color-scheme="dark"\]\{[^}]*--ifj-palette-background-default:#0E1512/i,
    );
    const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    for (const name of declared) expect(used).toContain(name);
  });

  test('is dark on a dark device also where no script marks the scheme', () => {
    expect(css).toMatch(
      /@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-color-scheme\]\)\{[^}]*--ifj-palette-background-default:#0E1512/i,
    );
  });
});

test('letters wait a moment for the font, which is on its way', () => {
  const face = '@font-face{font-family:"Inter";font-display:swap;}';
  expect(documentStyle([face])).toContain('font-display:fallback');
});

test('a variable that another one needs stays', () => {
  const css = documentStyle([':root{--a:1px;--b:var(--a);--c:2px;}', 'p{margin:var(--b);}']);
  expect(css).toBe(':root{--a:1px;--b:var(--a);}p{margin:var(--b);}');
});

test('equal style attributes become one rule, whose text is as it was', () => {
  const { markup, rules } = moveInlineStyles(
    '<div class="a" style="font:&quot;x&quot;"><br style="font:&quot;x&quot;"/>style="no"</div>',
    'doc',
  );
  expect(markup).toBe('<div class="doc-inline-1 a"><br class="doc-inline-1"/>style="no"</div>');
  expect(rules).toEqual(['.doc-inline-1.doc-inline-1{font:"x"}']);
});
