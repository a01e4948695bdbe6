const proxy = { '/api': process.env['REGEN_URL'] ?? 'http://localhost:4000' };

// A browser may only call the shop from the shop's own address, so the calls are passed on.
export default { server: { proxy }, preview: { proxy } };
