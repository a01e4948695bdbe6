import { operations } from '@regen/contract';
import type {
  Contract,
  Header,
  Operation,
  OperationBody,
  OperationParameter,
  OperationResponse,
  Schema,
} from '@regen/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Change, Direction } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

type Found = Omit<Change, 'operation'>;

/** A body of either direction. */
type Body = Pick<OperationBody, 'type' | 'schema'> | null;

type Headers = Readonly<Record<string, Header>>;

const byId = (contract: Contract): Map<string, Operation> =>
  new Map(operations(contract).map((operation) => [operation.id, operation]));
const callOf = ({ method, base, path }: Operation): string => `${method.toUpperCase()} ${base}${path}`;
const parametersOf = ({ parameters }: Operation): Map<string, OperationParameter> =>
  new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
const responsesOf = ({ responses }: Operation): Map<string, OperationResponse> =>
  new Map(responses.map((response) => [response.status, response]));

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** Every difference between two contracts that a caller could notice, by operation. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const [was, is] = [byId(before), byId(after)];
  const changes: Change[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)];
    if (old && !now) changes.push({ operation: id, level: 'major', text: `\`${callOf(old)}\` is gone` });
    if (now && !old) changes.push({ operation: id, level: 'minor', text: `\`${callOf(now)}\` is new` });
    if (old && now) for (const found of compareOperations(old, now)) changes.push({ operation: id, ...found });
  }
  return changes;

  function compareOperations(old: Operation, now: Operation): Found[] {
    return [
      ...compareCall(old, now),
      ...compareSecurity(old, now),
      ...compareParameters(old, now),
      ...compareBodies(old.body, now.body),
      ...compareResponses(responsesOf(old), responsesOf(now)),
    ];
  }

  function compareCall(old: Operation, now: Operation): Found[] {
    const found: Found[] = [];
    const [oldCall, nowCall] = [callOf(old), callOf(now)];
    if (oldCall !== nowCall) found.push({ level: 'major', text: `\`${nowCall}\` instead of \`${oldCall}\`` });
    const [was, is] = [old.written, now.written];
    if ((['summary', 'description', 'tags'] as const).some((word) => !isDeepStrictEqual(was[word], is[word]))) {
      found.push({ level: 'patch', text: 'is described in other words' });
    }
    const [wasOld, isOld] = [was.deprecated === true, is.deprecated === true];
    if (wasOld !== isOld)
      found.push(
        isOld ? { level: 'minor', text: 'is deprecated' } : { level: 'patch', text: 'is not deprecated any more' },
      );
    for (const word of ['x-deprecated-since', 'x-sunset', 'x-retry-safe'] as const) {
      if (was[word] !== is[word]) found.push({ level: 'minor', text: `\`${word}\` changed` });
    }
    return found;
  }

  /** Each entry is a way in; to need less for one is not to need more. */
  function compareSecurity(old: Operation, now: Operation): Found[] {
    const open = (ways: Operation['security']) =>
      ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
    const names = (ways: Operation['security']) => ways.map((way) => Object.keys(way).toSorted().join(' and '));
    const [was, is] = [names(old.security), names(now.security)];
    if (isDeepStrictEqual(was.toSorted(), is.toSorted())) return [];
    if (open(now.security)) return [{ level: 'minor', text: 'needs no key any more' }];
    const isLost = open(old.security) || was.some((way) => !is.includes(way));
    return [
      {
        level: isLost ? 'major' : 'minor',
        text: `is open with ${is.join(' or ')} instead of ${was.join(' or ') || 'nothing'}`,
      },
    ];
  }

  function compareParameters(old: Operation, now: Operation): Found[] {
    const found: Found[] = [];
    const [all, others] = [parametersOf(old), parametersOf(now)];
    for (const key of new Set([...all.keys(), ...others.keys()])) {
      const [was, is] = [all.get(key), others.get(key)];
      const name = `\`${key.replace(/^\w+ /, '')}\``;
      const isRequired = is?.required === true;
      if (!is) found.push({ level: 'major', text: `the parameter ${name} is gone` });
      else if (!was) {
        found.push({
          level: isRequired ? 'major' : 'minor',
          text: `the parameter ${name} is new${isRequired ? ' and required' : ''}`,
        });
      } else {
        if ((was.required === true) !== isRequired) {
          found.push({
            level: isRequired ? 'major' : 'minor',
            text: `the parameter ${name} ${isRequired ? 'is required' : 'may be left out'}`,
          });
        }
        for (const word of ['style', 'explode'] as const) {
          if (!isDeepStrictEqual(was[word], is[word]))
            found.push({ level: 'major', text: `the parameter ${name} is written in another way` });
        }
        if (!was.deprecated && is.deprecated)
          found.push({ level: 'minor', text: `the parameter ${name} is deprecated` });
        if (was.description !== is.description)
          found.push({ level: 'patch', text: `the parameter ${name} is described in other words` });
        found.push(...inBoth(was.schema, is.schema, 'request', `the parameter ${name}`));
      }
    }
    return found;
  }

  function inBoth(old: Schema = {}, now: Schema = {}, direction: Direction, at: string): Found[] {
    return compareSchemas({ contract: before, schema: old }, { contract: after, schema: now }, direction, at);
  }

  function compareMedia(was: Body, is: Body, direction: Direction, at: string): Found[] {
    if (was?.type === is?.type) return inBoth(was?.schema, is?.schema, direction, at);
    // Callers must only receive what they requested, and may send only what they know.
    return [
      ...(was ? [{ level: 'major', text: `${at} is not \`${was.type}\` any more` } as const] : []),
      ...(is ? [{ level: 'minor', text: `${at} may be \`${is.type}\`` } as const] : []),
    ];
  }

  function compareBodies(old: OperationBody | null, now: OperationBody | null): Found[] {
    if (!old && !now) return [];
    if (!now) return [{ level: 'major', text: 'takes no body any more' }];
    const { isRequired } = now;
    if (!old)
      return [
        { level: isRequired ? 'major' : 'minor', text: `takes a body${isRequired ? ', which is required' : ''}` },
      ];
    const found = compareMedia(old, now, 'request', 'the body');
    if (old.isRequired === isRequired) return found;
    return [
      { level: isRequired ? 'major' : 'minor', text: isRequired ? 'the body is required' : 'the body may be left out' },
      ...found,
    ];
  }

  function compareResponses(was: Map<string, OperationResponse>, is: Map<string, OperationResponse>): Found[] {
    const found: Found[] = [];
    for (const status of new Set([...was.keys(), ...is.keys()])) {
      const [old, now] = [was.get(status), is.get(status)];
      const answer = isSuccess(status) ? 'the result' : `the error ${status}`;
      // A program may wait for what is no longer sent; another kind of result is unknown to every program.
      if (!now) found.push({ level: 'major', text: `it does not answer ${status} any more` });
      else if (!old) found.push({ level: isSuccess(status) ? 'major' : 'minor', text: `it may answer ${status}` });
      else {
        if (old.description !== now.description)
          found.push({ level: 'patch', text: `${answer} is described in other words` });
        found.push(...compareHeaders(old.headers, now.headers, answer));
        found.push(...compareMedia(old.media, now.media, 'response', answer));
      }
    }
    return found;
  }

  function compareHeaders(was: Headers, is: Headers, answer: string): Found[] {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Found[] => {
      if (!(name in is)) return [{ level: 'major', text: `${answer} has no header \`${name}\` any more` }];
      if (!(name in was)) return [{ level: 'minor', text: `${answer} has the header \`${name}\`` }];
      const at = `the header \`${name}\` of ${answer}`;
      const isRequired = is[name]?.required === true;
      const schemas = inBoth(was[name]?.schema, is[name]?.schema, 'response', at);
      if ((was[name]?.required === true) === isRequired) return schemas;
      const change: Found = isRequired
        ? { level: 'minor', text: `${at} is always there` }
        : { level: 'major', text: `${at} may be missing` };
      return [change, ...schemas];
    });
  }
}
