import type { Address } from '@regen/sdk';
import { addressCreate, addressSetDefault, addressUpdate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { useToast } from '@regen/ui-kit/Toast';
import { type RefObject } from 'react';
import * as z from 'zod/mini';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { addressSchema, EMPTY_ADDRESS, fromAddress, toAddressInput } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';

export interface AddressDialogProps {
  userId: string;
  /** The address to change; null for a new one. */
  address: Address | null;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Adds an address to the book, or changes one. The draft of a new one stays until it is saved. */
export function AddressDialog({ address, onClose, returnFocus, ...props }: AddressDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      returnFocus={returnFocus}
      title={address ? 'Edit address' : 'Add an address'}
    >
      <AddressForm address={address} onClose={onClose} {...props} />
    </Dialog>
  );
}

const newSchema = z.intersection(addressSchema, z.object({ isDefault: z.boolean() }));

function AddressForm({ userId, address, onClose }: Omit<AddressDialogProps, 'returnFocus'>) {
  const create = useWrite(addressCreate);
  const update = useWrite(addressUpdate);
  const setDefault = useWrite(addressSetDefault);
  const showToast = useToast();
  const form = useAppForm({
    id: 'address',
    schema: newSchema,
    defaultValues: { ...(address ? fromAddress(address) : EMPTY_ADDRESS), isDefault: address?.isDefault ?? false },
    draft: { key: 'regen.draft.address.1', ...(address && { part: address.id, hasNotice: true }) },
    isGuarded: true,
    nameOf: (path) => path.replace(/^\/address\//, ''),
    onSubmit: async ({ isDefault, ...values }) => {
      const input = toAddressInput(values);
      if (address === null) {
        await create.mutateAsync({ userId, address: input, isDefault });
      } else {
        await update.mutateAsync({ userId, addressId: address.id, address: input });
        if (isDefault && !address.isDefault) await setDefault.mutateAsync({ userId, addressId: address.id });
      }
      showToast({ message: 'Address saved.', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormShell {...form} label={address ? 'Edit address' : 'Add an address'}>
      <AddressFields
        field={form.field}
        values={form.form.watch()}
        set={(name, value) => form.form.setValue(name, value)}
        submit={form.submit}
        autofill="shipping"
        withPhone
      />
      {address?.isDefault ? null : <Checkbox {...form.field('isDefault')} label="Make this my default address" />}
      <Inline gap="3">
        <Button type="submit" loading={form.isSubmitting}>
          Save address
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            // Canceling an edit discards it; the draft of a new address stays, as when the dialog is closed.
            if (address) form.startOver();
            onClose();
          }}
        >
          Cancel
        </Button>
      </Inline>
    </FormShell>
  );
}
