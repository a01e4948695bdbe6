/** Whether this run, `npm run baselines`, agrees to what it finds. */
export const isUpdate = import.meta.env.MODE === 'baselines';
