import { chartDefaults, type ChartFormat, type ChartSeries } from './charts.props.ts';

export interface Words {
  value: (value: number | null | undefined) => string;
  axis: (value: number) => string;
  category: (category: string) => string;
}

/** A day has no time, so none is lost: it is read and written in one zone. */
function dateWords(locale: string, format: Intl.DateTimeFormatOptions): (iso: string) => string {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...format });
  const dayFormatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
  return (iso) => (iso.length === 10 ? dayFormatter : formatter).format(new Date(iso));
}

export function wordsOf(
  { locale = chartDefaults.locale, valueFormat = chartDefaults.valueFormat, axisFormat, categoryFormat }: ChartFormat,
  noValue: string,
): Words {
  const values = new Intl.NumberFormat(locale, valueFormat);
  const axis = new Intl.NumberFormat(
    locale,
    axisFormat ?? { ...valueFormat, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
  );
  return {
    value: (value) => (typeof value === 'number' && Number.isFinite(value) ? values.format(value) : noValue),
    axis: (value) => axis.format(value),
    category: categoryFormat ? dateWords(locale, categoryFormat) : (category) => category,
  };
}

/** What a screen reader says of one place on the axis: "Mon, Nov 16: Retail $120.00, Pro $310.00". */
export function sentenceOf(words: Words, series: readonly ChartSeries[], category: string, index: number): string {
  const parts = series.map(({ label, values }) => {
    const value = words.value(values[index]);
    return series.length > 1 ? `${label} ${value}` : value;
  });
  return `${words.category(category)}: ${parts.join(', ')}`;
}
