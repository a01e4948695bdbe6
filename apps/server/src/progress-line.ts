/** Progress of a step. */
interface StepProgress {
  name: string;
  done: number;
  total: number;
}

export interface ProgressReporter {
  report(progress: StepProgress): void;
  end(): void;
}

/** One line with a progress bar; in a log file, one line per step. */
export function createProgressReporter(out: NodeJS.WriteStream): ProgressReporter {
  let step = '';
  let shown = '';
  return {
    report({ name, done, total }) {
      const share = total === 0 ? 1 : done / total;
      if (out.isTTY) {
        const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
        const line = `  ${name.padEnd(22)} ${bar} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
        if (step !== '' && step !== name) out.write('\n');
        if (line !== shown) out.write(`\r${line}`);
        shown = line;
      } else if (step !== name) {
        out.write(`  ${name} …\n`);
      }
      step = name;
    },
    end() {
      if (out.isTTY && step !== '') out.write('\n');
      step = '';
    },
  };
}
