import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { fillAndFocus } from '../form/person-form.ts'
import type { PersonForm } from '../form/person-form.ts'
import { emptyRepresentative, mostGuardians } from '../form/recipient-fields.ts'
import css from '../form/Form.module.css'

interface RepresentativesProps {
  readonly form: PersonForm
  readonly kind: 'guardians' | 'trustees'
}

const most = { guardians: mostGuardians, trustees: 1 } as const

/** Up to two guardians, or one trustee; with the last one the button that adds goes away (O-3-09, O-3-10). */
export function RepresentativeList({ form, kind }: RepresentativesProps) {
  const t = useAllTexts()
  const words = t.recipientForm.representatives[kind]
  const nameOf = (at: number) =>
    kind === 'guardians'
      ? t.recipientForm.representatives.guardians.numbered({ number: at + 1 })
      : t.careRecipients.header.trustee
  const { values, fill } = form
  const list = values[kind]
  const addId = `recipient-add-${kind}`
  return (
    <div className="o-stack">
      {list.length === 0 && <p className={css.quiet}>{words.none}</p>}
      {list.map((each, at) => (
        <fieldset key={at} className={css.part}>
          <legend>
            <VisuallyHidden>{nameOf(at)}</VisuallyHidden>
          </legend>
          <div className={css.partHead}>
            <h3>{nameOf(at)}</h3>
            <Button
              variant="text"
              size="compact"
              icon={<IconTrash />}
              onClick={() => fillAndFocus(() => fill({ [kind]: list.filter((_, place) => place !== at) }), addId)}
            >
              {t.common.actions.remove}
              <VisuallyHidden> {nameOf(at)}</VisuallyHidden>
            </Button>
          </div>
          <Parts form={form} path={`${kind}.${at}`} maskedNumber={each.maskedNumber} />
        </fieldset>
      ))}
      {list.length < most[kind] && (
        <div className="o-row-center">
          <Button
            size="compact"
            icon={<IconPlus />}
            id={addId}
            onClick={() => {
              const first = kind === 'guardians' ? 'firstName' : 'name'
              const added = [...list, emptyRepresentative()]
              fillAndFocus(() => fill({ [kind]: added }), form.idOf(`${kind}.${list.length}.${first}`))
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PartsProps {
  readonly form: PersonForm
  readonly path: `guardians.${number}` | `trustees.${number}`
  readonly maskedNumber: string
}

function Parts({ form, path, maskedNumber }: PartsProps) {
  const t = useAllTexts()
  const words = t.recipientForm.representatives
  const required = t.common.states.required
  const isTrustee = path.startsWith('trustees')
  return (
    <div className={css.fields}>
      {isTrustee ? (
        <TextField label={words.name} required={required} autoComplete="off" {...form.field(`${path}.name`)} />
      ) : (
        <>
          <TextField
            label={t.recipientForm.identity.firstName}
            required={required}
            autoComplete="off"
            {...form.field(`${path}.firstName`)}
          />
          <TextField
            label={t.recipientForm.identity.lastName}
            required={required}
            autoComplete="off"
            {...form.field(`${path}.lastName`)}
          />
        </>
      )}
      <TextField
        label={t.careRecipients.header.identityNumber}
        autoComplete="off"
        spellCheck={false}
        help={maskedNumber === '' ? words.numberHelp : words.keepsNumber({ masked: maskedNumber })}
        {...form.field(`${path}.ssn`)}
      />
      <TextField label={words.phone} type="tel" autoComplete="off" {...form.field(`${path}.phone`)} />
      <TextField label={words.email} type="email" autoComplete="off" {...form.field(`${path}.email`)} />
    </div>
  )
}
