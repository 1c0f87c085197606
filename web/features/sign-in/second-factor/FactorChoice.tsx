import type { FactorKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDeviceMobileCode from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCode.mjs'
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './FactorChoice.module.css'
import type { SecondStep } from './use-second-step.ts'

const icons: Readonly<Record<FactorKind, React.ReactNode>> = {
  totp: <IconDeviceMobileCode />,
  passkey: <IconFingerprint />,
  sms: <IconDeviceMobileMessage />,
  email: <IconMail />,
  recovery: <IconKey />,
}

interface FactorChoiceProps {
  readonly words: AllTexts['secondStep']
  readonly kinds: SecondStep['kinds']
  readonly chosen: FactorKind | null
  readonly onChoose: (kind: FactorKind) => void
}

/** The ways that somebody has, the safest first; arrows choose. */
export function FactorChoice({ words, kinds, chosen, onChoose }: FactorChoiceProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.how}</legend>
      <div className={css.list}>
        {kinds.map(({ kind, to }) => (
          <label key={kind} className={css.way}>
            <input
              type="radio"
              className={css.radio}
              name="second-factor"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <Icon of={icons[kind]} />
            <span className={css.words}>
              <b>{words.kinds[kind].name}</b>
              <span>{words.kinds[kind].help({ to: to ?? '' })}</span>
            </span>
            <span className={css.tick}>
              <Icon of={<IconCheck />} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
