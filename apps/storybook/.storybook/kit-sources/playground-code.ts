import { nodesOf, type AnyNode } from './references.ts';
import { appCode, bare, type KitFile } from './story-file.ts';

interface Attribute {
  name: string;
  code: string;
  /** What stands between the tags, for `children`. */
  content: string;
}

const isPlainText = (text: string) => !/[{}<>"\\\n]/.test(text);

function attributeOf(file: KitFile, property: AnyNode): Attribute {
  if (property.type === 'SpreadElement') return { name: '', code: `{${appCode(file, property)}}`, content: '' };
  const key = property['key'] as AnyNode;
  const value = bare(property['value'] as AnyNode);
  const name = String(key['name'] ?? key['value']);
  const code = appCode(file, value);
  const text = value.type === 'Literal' ? value['value'] : undefined;
  if (text === true) return { name, code: name, content: '' };
  if (typeof text === 'string' && isPlainText(text)) return { name, code: `${name}="${text}"`, content: text };
  return { name, code: `${name}={${code}}`, content: value.type.startsWith('JSX') ? code : `{${code}}` };
}

const optionOf = (options: AnyNode | undefined, name: string): AnyNode | undefined =>
  ((options?.['properties'] ?? []) as AnyNode[]).find(({ key }) => (key as AnyNode)['name'] === name)?.['value'] as
    | AnyNode
    | undefined;

/** `playground(Button, { size: 'sm', children: 'Add' })` as `<Button size="sm">Add</Button>`. */
export function playgroundCode(story: string, file: KitFile, call: AnyNode): string {
  const [component, args, options] = call['arguments'] as AnyNode[];
  if (!component || args?.type !== 'ObjectExpression') throw new Error(`The playground ${story} has no arguments.`);
  const attributes = (args['properties'] as AnyNode[]).map((each) => attributeOf(file, each));
  const around = optionOf(options, 'around');
  if (around) return withAttributes(story, file, around, attributes);
  const tag = appCode(
    file,
    component.type === 'TSInstantiationExpression' ? (component['expression'] as AnyNode) : component,
  );
  const content = attributes.find(({ name }) => name === 'children')?.content;
  const own = attributes.filter(({ name }) => name !== 'children').map(({ code }) => code);
  const opening = [`<${tag}`, ...own].join(' ');
  const element = content === undefined ? `${opening} />` : `${opening}>${content}</${tag}>`;
  return `export function ${story}() {\n  return ${element.includes('\n') ? `(\n    ${element}\n  )` : element};\n}`;
}

/** `(args) => <Demo {...args} />`, with what is given in the place of `{...args}`. */
function withAttributes(story: string, file: KitFile, render: AnyNode, attributes: readonly Attribute[]): string {
  const body = bare(render['body'] as AnyNode);
  const spread = nodesOf(body).find(({ type }) => type === 'JSXSpreadAttribute');
  if (!spread || body.type === 'BlockStatement')
    throw new Error(`The playground ${story} is written in an unknown way.`);
  const code = `${file.source.slice(body.start, spread.start)}${attributes.map((each) => each.code).join(' ')}${file.source.slice(spread.end, body.end)}`;
  return `export function ${story}() {\n  return ${code.includes('\n') ? `(\n    ${code}\n  )` : code};\n}`;
}
