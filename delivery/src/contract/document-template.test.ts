import { describe, expect, test } from '@jest/globals';
import { DocumentTemplateError, readDocumentTemplate } from './document-template.ts';
import { documentBody } from './release.ts';

const evil = `</script><script>alert(1)</script><!--"'&\u2028{{page.nonce}}`;

const fillBody = (body: string, view: object) =>
  readDocumentTemplate(`<title></title>${documentBody}${body}`)(view).body;

describe('what fills a document', () => {
  test('becomes text, in elements and in attributes', () => {
    const filled = fillBody('<a title="{{name}}" href="/jobs/{{name}}">{{name}}</a>', {
      name: evil,
      page: { nonce: 'secret' },
    });
    expect(filled).not.toMatch(/<script|<!--|secret|='|"'/);
    expect(filled.match(/</g)).toHaveLength(2);
    expect(filled).toContain('&lt;&#x2F;script&gt;');
  });

  test('becomes JSON inside a script of data, which it cannot end', () => {
    const posting = { '@type': 'JobPosting', title: evil, salary: null };
    const filled = fillBody(
      '{{#posting}}<script type="application/ld+json">{{.}}</script>{{/posting}}<p>{{name}}</p>',
      { posting, name: '"' },
    );
    const [, json = ''] =
      /^<script type="application\/ld\+json">(.*?)<\/script><p>/s.exec(filled) ?? [];
    expect(JSON.parse(json)).toEqual(posting);
    expect(json).not.toMatch(/[<\u2028]/);
    expect(filled).toMatch(/<p>&quot;<\/p>$/);
  });

  test('stands in JSON value by value too; what is missing is null', () => {
    const filled = fillBody('<script type="application/ld+json">{"a":{{a}},"b":{{b}}}</script>', {
      a: evil,
    });
    const json = filled.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toEqual({ a: evil, b: null });
  });

  test('repeats for lists, and leaves out what is missing', () => {
    const body = '{{#data}}{{#skills}}<li>{{.}}</li>{{/skills}}{{^skills}}none{{/skills}}{{/data}}';
    expect(fillBody(body, { data: { skills: ['a', '<b>'] } })).toBe('<li>a</li><li>&lt;b&gt;</li>');
    expect(fillBody(body, { data: { skills: [] } })).toBe('none');
    expect(fillBody(body, { data: null })).toBe('');
  });

  test('is written as it is: zero, and text that looks like a placeholder', () => {
    expect(fillBody('{{count}} {{text}}{{nothing}}', { count: 0, text: '{{count}}' })).toBe(
      '0 {{count}}',
    );
  });
});

describe('a template is refused', () => {
  test.each(['{{{name}}}', '{{&name}}', '{{#a}}{{{name}}}{{/a}}', '{{>part}}'])(
    'for %s, which would not be escaped',
    (body) => {
      expect(() => fillBody(body, {})).toThrow(DocumentTemplateError);
      expect(() => fillBody(body, {})).toThrow('is not allowed');
    },
  );

  test.each(['{{#a}}open', '{{/a}}', '{{#a}}{{#b}}{{/a}}{{/b}}', '{{name'])(
    'for %s, which is not whole',
    (body) => {
      expect(() => fillBody(body, {})).toThrow(DocumentTemplateError);
    },
  );

  test('without its two parts', () => {
    expect(() => readDocumentTemplate('<p>one</p>')).toThrow(DocumentTemplateError);
    expect(() => readDocumentTemplate(`a${documentBody}b${documentBody}c`)).toThrow(
      DocumentTemplateError,
    );
  });
});
