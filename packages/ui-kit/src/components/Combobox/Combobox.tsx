// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the ARIA combobox has no native elements that could carry drawn options, and its keys are handled by the input.
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as popover from '../Popover/Popover.css.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Combobox.css.ts';
import { comboboxDefaults, type ComboboxItem, type ComboboxProps } from './Combobox.props.ts';

/**
 * A search box with suggestions: the ARIA 1.2 combobox with a list of grouped options.
 * The text and the suggestions belong to the app; the focus stays in the box all the time.
 */
export function Combobox<Item extends ComboboxItem>({
  id,
  label,
  labelHidden,
  value,
  onValueChange,
  groups,
  onSelect,
  onSubmit,
  renderItem = (item) => item.label,
  loading = false,
  emptyText,
  status,
  footer,
  iconStart = comboboxDefaults.iconStart,
  clearLabel = comboboxDefaults.clearLabel,
  className,
  ref,
  ...props
}: ComboboxProps<Item>) {
  const generated = useId();
  const inputId = id ?? generated;
  const listId = `${inputId}-list`;
  const optionId = (item: Item) => `${inputId}-option-${item.id}`;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);

  const items = groups.flatMap((group) => group.items);
  const active = items.find((item) => item.id === activeId) ?? null;
  const hasContent = items.length > 0 || Boolean(emptyText) || loading;
  // Before anything is typed there is only what the app offers by itself, such as recent searches.
  const shown = isOpen && hasContent && (value.trim() !== '' || items.length > 0);

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const activate = (item: Item | undefined) => {
    setActiveId(item?.id ?? null);
    if (item) document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (item: Item) => {
    close();
    onSelect(item);
  };
  const move = (by: 1 | -1) => {
    if (!shown) return setOpen(true);
    const at = active ? items.indexOf(active) : by === 1 ? -1 : items.length;
    // Beyond either end lies the text itself, as in a browser's address bar.
    activate(items[at + by]);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (shown && active) {
        event.preventDefault();
        choose(active);
      } else if (onSubmit) {
        event.preventDefault();
        close();
        onSubmit(value);
      }
    } else if (event.key === 'Escape') {
      if (shown) {
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (value !== '') {
        event.preventDefault();
        event.stopPropagation();
        onValueChange('');
      }
    } else if (event.key === 'Tab') close();
  }

  const labelElement = (
    <label htmlFor={inputId} className={field.label}>
      {label}
    </label>
  );
  return (
    <div
      ref={root}
      className={cx(styles.root, className)}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) close();
      }}
    >
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={field.adorned}>
        <span className={field.start}>
          <Icon name={iconStart} />
        </span>
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...props}
          ref={(node) => {
            input.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
          }}
          id={inputId}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && active ? optionId(active) : undefined}
          className={cx(field.control, field.withStart, field.withEnd, styles.input)}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActiveId(null);
            onValueChange(event.target.value);
          }}
          onClick={(event) => {
            setOpen(true);
            props.onClick?.(event);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={field.end}>
          {loading && value ? <Spinner size="sm" label={null} /> : null}
          {value ? (
            <IconButton
              icon="close"
              size="sm"
              label={clearLabel}
              onClick={() => {
                onValueChange('');
                close();
                input.current?.focus();
              }}
            />
          ) : null}
        </span>
      </div>
      <div className={cx(popover.floating, styles.panel)} hidden={!shown}>
        {/* The pointer must not take the focus out of the box. */}
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group, index) =>
            group.items.length === 0 ? null : (
              <div key={group.label} role="group" aria-labelledby={`${listId}-${index}`}>
                <div id={`${listId}-${index}`} role="presentation" className={styles.groupLabel}>
                  {group.label}
                </div>
                {group.items.map((item) => (
                  <div
                    key={item.id}
                    id={optionId(item)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={item.id === activeId}
                    className={styles.option}
                    onPointerMove={() => (item.id === activeId ? undefined : setActiveId(item.id))}
                    onClick={() => choose(item)}
                  >
                    {renderItem(item)}
                  </div>
                ))}
              </div>
            ),
          )}
        </div>
        {items.length === 0 && !loading && emptyText ? <p className={styles.note}>{emptyText}</p> : null}
        {items.length === 0 && loading ? <p className={styles.note}>…</p> : null}
        {footer && items.length > 0 ? <div className={styles.footer}>{footer}</div> : null}
      </div>
      <VisuallyHidden as="div" aria-live="polite">
        {shown ? status : ''}
      </VisuallyHidden>
    </div>
  );
}
