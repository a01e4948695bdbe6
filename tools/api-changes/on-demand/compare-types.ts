import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import type { Change } from '../src/change.ts';
import { ROOT, type Release } from '../src/released.ts';

type Types = Release['types'];

/** Every entry point of the package among its declarations. */
const entriesOf = (types: Types): string[] =>
  Object.keys(types).filter((file) =>
    /^index\.d\.ts$|^(query|session)\/index\.d\.ts$|^resources\/generated\/[\w-]+\.d\.ts$/.test(file),
  );

const nameOf = (entry: string): string =>
  `@regen/sdk${entry === 'index.d.ts' ? '' : `/${entry.replace(/generated\/|(\/index)?\.d\.ts$/g, '')}`}`;

/** What callers hand over; everything else is handed to them. */
const IS_INPUT = /(Options|Params|Input|Listener|Store|Storage)$/;

/** Resolves a declaration's imports of other packages to the installed ones. */
function lay(types: Types, folder: string): void {
  for (const [file, text] of Object.entries(types)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Does something with a folder in which the packages of the repository are installed, and takes it away again. */
function inFolder<Result>(work: (folder: string) => Result): Result {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/api-changes-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
};

/** The libraries of the language are most of what a program reads; they are read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function createProgram(files: readonly string[], options: ts.CompilerOptions = {}): ts.Program {
  const all = { ...OPTIONS, ...options };
  const host = ts.createCompilerHost(all);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (!/[\\/]lib\.[\w.]+\.d\.ts$/.test(name)) return read(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, read(name, ...rest));
    return libraries.get(name);
  };
  return ts.createProgram(files, all, host);
}

/** How the exported types of the package changed; those of operations are left to the comparison of descriptions. */
export function compareTypes(before: Types, after: Types): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  return inFolder((folder) => {
    lay(before, join(folder, 'before'));
    lay(after, join(folder, 'after'));
    const entries = [...new Set([...entriesOf(before), ...entriesOf(after)])];
    const path = (side: 'before' | 'after', entry: string) => join(folder, side, entry);
    const program = createProgram([
      ...entriesOf(before).map((entry) => path('before', entry)),
      ...entriesOf(after).map((entry) => path('after', entry)),
    ]);
    const checker = program.getTypeChecker();

    function exportsOf(file: string): Map<string, ts.Symbol> {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const found = module ? checker.getExportsOfModule(module) : [];
      return new Map(
        found.map((one) => [one.name, one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one]),
      );
    }
    const isGenerated = (symbol: ts.Symbol) =>
      symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('/generated/')) ?? false;
    const textOf = (symbol: ts.Symbol) =>
      symbol.declarations?.map((declaration) => declaration.getText()).join('\n') ?? '';

    function isGeneric(symbol: ts.Symbol): boolean {
      return (
        symbol.declarations?.some(
          (one) =>
            (ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one)) &&
            (one.typeParameters?.length ?? 0) > 0,
        ) ?? false
      );
    }

    function compareSymbols(entry: string, name: string, old: ts.Symbol, now: ts.Symbol): Change[] {
      const operation = nameOf(entry);
      const isSameText = textOf(old) === textOf(now);
      const say = (level: Change['level'], text: string): Change[] => [
        { operation, level, text: `\`${name}\` ${text}` },
      ];
      if (isGeneric(now) || isGeneric(old)) return isSameText ? [] : say('major', 'is declared in another way');
      const isValue = Boolean(now.flags & ts.SymbolFlags.Value) && Boolean(old.flags & ts.SymbolFlags.Value);
      const typeOf = (symbol: ts.Symbol) =>
        isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
      const [was, is] = [typeOf(old), typeOf(now)];
      const isMore = checker.isTypeAssignableTo(is, was);
      const isLess = checker.isTypeAssignableTo(was, is);
      if (isMore && isLess) {
        // What may be left out makes no difference to the checker, and all to who writes it.
        const names = (type: ts.Type) => checker.getPropertiesOfType(type).map((property) => property.name);
        const [had, has] = [names(was), names(is)];
        if (had.some((one) => !has.includes(one))) return say('major', 'has less in it');
        if (has.some((one) => !had.includes(one))) return say('minor', 'has more in it');
        return isSameText ? [] : say('patch', 'is declared in other words');
      }
      const isInput = !isValue && IS_INPUT.test(name);
      if (isInput ? isLess : isMore) return say('minor', isInput ? 'takes more' : 'gives more');
      return say('major', isInput ? 'does not take what it took' : 'is not what it was');
    }

    return entries.flatMap((entry): Change[] => {
      const [was, is] = [exportsOf(path('before', entry)), exportsOf(path('after', entry))];
      const operation = nameOf(entry);
      if (was.size === 0) return [{ operation, level: 'minor', text: 'is a new entry point' }];
      if (is.size === 0) return [{ operation, level: 'major', text: 'is no entry point any more' }];
      return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((name): Change[] => {
        const [old, now] = [was.get(name), is.get(name)];
        if ((old && isGenerated(old)) || (now && isGenerated(now))) return [];
        if (!now) return [{ operation, level: 'major', text: `\`${name}\` is gone` }];
        if (!old) return [{ operation, level: 'minor', text: `\`${name}\` is new` }];
        return compareSymbols(entry, name, old, now);
      });
    });
  });
}

/** What the compiler says of the former release's own examples with the build of today; nothing when all still hold. */
export function brokenUses(uses: Release['uses'], types: Types): string[] {
  return inFolder((folder) => {
    lay(types, join(folder, 'sdk'));
    for (const [name, text] of Object.entries(uses)) writeFileSync(join(folder, name), text);
    const program = createProgram(
      Object.keys(uses).map((name) => join(folder, name)),
      {
        paths: {
          '@regen/sdk': [join(folder, 'sdk/index.d.ts')],
          '@regen/sdk/query': [join(folder, 'sdk/query/index.d.ts')],
          '@regen/sdk/session': [join(folder, 'sdk/session/index.d.ts')],
          '@regen/sdk/resources/*': [join(folder, 'sdk/resources/generated/*.d.ts')],
        },
      },
    );
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText, start = 0 }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const name = file?.fileName.split('/').at(-1) ?? '';
      return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
