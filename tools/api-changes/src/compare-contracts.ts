import { isDeepStrictEqual } from 'node:util';
import type { Change, Direction } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';
import { follow, isNode, nodeIn, operationsOf, type Contract, type Node, type Operation } from './contract.ts';

type Found = Omit<Change, 'operation'>;

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** Every difference between two descriptions that somebody could notice, by operation. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const [was, is] = [operationsOf(before), operationsOf(after)];
  const changes: Change[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)];
    if (!now) changes.push({ operation: id, level: 'major', text: `\`${old?.call}\` is gone` });
    else if (!old) changes.push({ operation: id, level: 'minor', text: `\`${now.call}\` is new` });
    else for (const found of compareOperations(old, now)) changes.push({ operation: id, ...found });
  }
  return changes;

  function compareOperations(old: Operation, now: Operation): Found[] {
    return [
      ...compareCall(old, now),
      ...compareSecurity(old, now),
      ...compareParameters(old, now),
      ...compareBodies(old.body, now.body),
      ...compareResponses(old.responses, now.responses),
    ];
  }

  function compareCall(old: Operation, now: Operation): Found[] {
    const found: Found[] = [];
    if (old.call !== now.call) found.push({ level: 'major', text: `\`${now.call}\` instead of \`${old.call}\`` });
    if (['summary', 'description', 'tags'].some((word) => !isDeepStrictEqual(old.node[word], now.node[word]))) {
      found.push({ level: 'patch', text: 'is described in other words' });
    }
    const [wasOld, isOld] = [old.node['deprecated'] === true, now.node['deprecated'] === true];
    if (wasOld !== isOld)
      found.push(
        isOld ? { level: 'minor', text: 'is deprecated' } : { level: 'patch', text: 'is not deprecated any more' },
      );
    for (const word of ['x-deprecated-since', 'x-sunset', 'x-retry-safe']) {
      if (!isDeepStrictEqual(old.node[word], now.node[word]))
        found.push({ level: 'minor', text: `\`${word}\` changed` });
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
    for (const key of new Set([...old.parameters.keys(), ...now.parameters.keys()])) {
      const [was, is] = [old.parameters.get(key), now.parameters.get(key)];
      const name = `\`${key.replace(/^\w+ /, '')}\``;
      const isRequired = is?.['required'] === true;
      if (!is) found.push({ level: 'major', text: `the parameter ${name} is gone` });
      else if (!was) {
        found.push({
          level: isRequired ? 'major' : 'minor',
          text: `the parameter ${name} is new${isRequired ? ' and required' : ''}`,
        });
      } else {
        if ((was['required'] === true) !== isRequired) {
          found.push({
            level: isRequired ? 'major' : 'minor',
            text: `the parameter ${name} ${isRequired ? 'is required' : 'may be left out'}`,
          });
        }
        for (const word of ['style', 'explode']) {
          if (!isDeepStrictEqual(was[word], is[word]))
            found.push({ level: 'major', text: `the parameter ${name} is written in another way` });
        }
        if (!was['deprecated'] && is['deprecated'])
          found.push({ level: 'minor', text: `the parameter ${name} is deprecated` });
        if (was['description'] !== is['description'])
          found.push({ level: 'patch', text: `the parameter ${name} is described in other words` });
        found.push(...inBoth(was['schema'], is['schema'], 'request', `the parameter ${name}`));
      }
    }
    return found;
  }

  function inBoth(old: unknown, now: unknown, direction: Direction, at: string): Found[] {
    return compareSchemas({ contract: before, schema: old }, { contract: after, schema: now }, direction, at);
  }

  function compareMedia(was: Node, is: Node, direction: Direction, at: string): Found[] {
    const found: Found[] = [];
    for (const type of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [old, now] = [was[type], is[type]];
      // Callers may be sent what they asked for only, and may send what they know only.
      if (!isNode(now)) found.push({ level: 'major', text: `${at} is not \`${type}\` any more` });
      else if (!isNode(old)) found.push({ level: 'minor', text: `${at} may be \`${type}\`` });
      else found.push(...inBoth(old['schema'] ?? {}, now['schema'] ?? {}, direction, at));
    }
    return found;
  }

  function compareBodies(old: Node | undefined, now: Node | undefined): Found[] {
    if (!old && !now) return [];
    if (!now) return [{ level: 'major', text: 'takes no body any more' }];
    const isRequired = now['required'] === true;
    if (!old)
      return [
        { level: isRequired ? 'major' : 'minor', text: `takes a body${isRequired ? ', which is required' : ''}` },
      ];
    const found = compareMedia(nodeIn(old, 'content'), nodeIn(now, 'content'), 'request', 'the body');
    if ((old['required'] === true) === isRequired) return found;
    return [
      { level: isRequired ? 'major' : 'minor', text: isRequired ? 'the body is required' : 'the body may be left out' },
      ...found,
    ];
  }

  function compareResponses(was: Node, is: Node): Found[] {
    const found: Found[] = [];
    for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const answer = isSuccess(status) ? 'the result' : `the error ${status}`;
      // What is not told any more, a program may wait for; another kind of result is one that no program knows.
      if (!(status in is)) found.push({ level: 'major', text: `it does not answer ${status} any more` });
      else if (!(status in was))
        found.push({ level: isSuccess(status) ? 'major' : 'minor', text: `it may answer ${status}` });
      else {
        const [old, now] = [follow(before, was[status]), follow(after, is[status])];
        if (old['description'] !== now['description'])
          found.push({ level: 'patch', text: `${answer} is described in other words` });
        found.push(...compareHeaders(old, now, answer));
        found.push(...compareMedia(nodeIn(old, 'content'), nodeIn(now, 'content'), 'response', answer));
      }
    }
    return found;
  }

  function compareHeaders(old: Node, now: Node, answer: string): Found[] {
    const [was, is] = [nodeIn(old, 'headers'), nodeIn(now, 'headers')];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Found[] => {
      if (!(name in is)) return [{ level: 'major', text: `${answer} has no header \`${name}\` any more` }];
      if (!(name in was)) return [{ level: 'minor', text: `${answer} has the header \`${name}\`` }];
      const [one, other] = [follow(before, was[name]), follow(after, is[name])];
      return inBoth(one['schema'] ?? {}, other['schema'] ?? {}, 'response', `the header \`${name}\` of ${answer}`);
    });
  }
}
