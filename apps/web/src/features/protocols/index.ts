export { allProtocols, protocolOf, skusOf } from './protocol-queries.ts';
export { parseProtocolListSearch, parseProtocolSearch } from './protocol-search.ts';
