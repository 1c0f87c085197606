import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { AddressParts } from './AddressParts.tsx'
import { fillAndFocus } from '../recipient/form/person-form.ts'
import type { PersonForm } from '../recipient/form/person-form.ts'
import { emptyAddress, withDefault, withoutAddress } from '../recipient/form/recipient-fields.ts'
import css from '../recipient/form/Form.module.css'

const addId = 'recipient-add-address'

interface AddressListProps {
  readonly form: PersonForm
  readonly unverified: readonly string[]
}

/** Where deliveries go: one of the addresses is the default, always exactly one (O-5-30). */
export function AddressList({ form, unverified }: AddressListProps) {
  const t = useAllTexts()
  const words = t.recipientForm.address
  const { values, fill } = form
  const { addresses } = values
  const country = addresses[0]?.countryCode ?? 'SE'
  return (
    <div className="o-stack">
      {addresses.map((address, at) => {
        const number = at + 1
        return (
          <fieldset key={at} className={css.part}>
            <legend>
              <VisuallyHidden>{words.numbered({ number })}</VisuallyHidden>
            </legend>
            {addresses.length > 1 && (
              <div className={css.partHead}>
                <h3>{words.numbered({ number })}</h3>
                <div className="o-row-center">
                  {address.isDefault ? (
                    <Badge tone="fresh">{words.isDefault}</Badge>
                  ) : (
                    <Button
                      variant="text"
                      size="compact"
                      onClick={() => fill({ addresses: withDefault(addresses, at) })}
                    >
                      {words.makeDefault}
                      <VisuallyHidden> {words.numbered({ number })}</VisuallyHidden>
                    </Button>
                  )}
                  <Button
                    variant="text"
                    size="compact"
                    icon={<IconTrash />}
                    onClick={() => fillAndFocus(() => fill({ addresses: withoutAddress(addresses, at) }), addId)}
                  >
                    {t.common.actions.remove}
                    <VisuallyHidden> {words.numbered({ number })}</VisuallyHidden>
                  </Button>
                </div>
              </div>
            )}
            {unverified.includes(address.addressId) && (
              <Notice tone="soon">{t.recipientChanges.registered.unverified}</Notice>
            )}
            <AddressParts form={form} path={`addresses.${at}`} address={address} />
          </fieldset>
        )
      })}
      <div className="o-row-center">
        <Button
          size="compact"
          icon={<IconPlus />}
          id={addId}
          onClick={() => {
            const added = [...addresses, emptyAddress(country, addresses.length === 0)]
            fillAndFocus(() => fill({ addresses: added }), form.idOf(`addresses.${addresses.length}.name`))
          }}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}
