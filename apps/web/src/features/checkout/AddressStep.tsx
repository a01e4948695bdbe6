import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { RadioCard, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Stack } from '@regen/ui-kit/Stack';
import {
  AddressText,
  AddressFields,
  addressSchema,
  EMPTY_ADDRESS,
  fromAddress,
  toDestination,
  type AddressValues,
} from '~/features/addresses/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePress } from '~/kernel/use-press.ts';
import { useSession } from '~/kernel/use-session.ts';
import type { StepProps } from './step-props.ts';

const OTHER = 'other';

/** Shipping and tax depend on the destination, so it is saved in the cart before the next step. */
async function saveDestination({ writer, update, onDone }: StepProps, shipping: AddressValues): Promise<void> {
  await writer.change({ kind: 'destination', destination: toDestination(shipping) });
  update({ shipping, hasChosenShipping: false });
  onDone();
}

/** The delivery address: one from the address book, or a new one. */
export function AddressStep(props: StepProps) {
  const { draft, update, book } = props;
  const chosen = book.find(({ id }) => id === draft.addressId);
  if (book.length === 0) return <AddressForm {...props} />;
  return (
    <Stack gap="5">
      <RadioGroup
        name="address"
        legend="Deliver to"
        legendHidden
        value={chosen ? chosen.id : OTHER}
        onValueChange={(id) => {
          const address = book.find((entry) => entry.id === id);
          if (address) update({ addressId: address.id, isAddressTyped: false, shipping: fromAddress(address) });
          else update({ addressId: null, isAddressTyped: true, shipping: EMPTY_ADDRESS });
        }}
      >
        {book.map((address) => (
          <RadioCard
            key={address.id}
            value={address.id}
            label={`${address.firstName} ${address.lastName}`}
            hint={<AddressText address={address} isNameless size="sm" tone="muted" />}
            aside={address.isDefault ? 'Default' : undefined}
          />
        ))}
        <RadioCard value={OTHER} label="Another address" />
      </RadioGroup>
      {chosen ? <ChosenAddress {...props} /> : <AddressForm {...props} />}
    </Stack>
  );
}

function ChosenAddress(props: StepProps) {
  const { press, isPending, error } = usePress(() => saveDestination(props, props.draft.shipping));
  return (
    <Stack gap="3" align="start">
      {error === null ? null : <FailureBanner error={error} />}
      <Button loading={isPending} onClick={() => void press()}>
        Continue to shipping
      </Button>
    </Stack>
  );
}

function AddressForm(props: StepProps) {
  const { draft, update } = props;
  const session = useSession();
  const form = useAppForm({
    id: 'address',
    schema: addressSchema,
    defaultValues: draft.shipping,
    onChange: (shipping) => update({ addressId: null, isAddressTyped: true, shipping }),
    onSubmit: (shipping) => saveDestination(props, shipping),
    nameOf: (path) => path.replace(/^\/(destination|shippingAddress)\//, ''),
  });
  return (
    <FormShell {...form} label="Delivery address">
      <AddressFields
        field={form.field}
        values={form.form.watch()}
        set={(name, value) => form.form.setValue(name, value)}
        submit={form.submit}
        autofill="shipping"
      />
      {session ? (
        <Checkbox
          label="Save this address to my address book"
          checked={draft.isAddressSaved}
          onChange={(event) => update({ isAddressSaved: event.target.checked })}
        />
      ) : null}
      <Stack align="start">
        <Button type="submit" loading={form.isSubmitting}>
          Continue to shipping
        </Button>
      </Stack>
    </FormShell>
  );
}
