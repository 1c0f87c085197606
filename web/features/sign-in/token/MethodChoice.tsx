import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import type { ReactNode } from 'react'
import { go } from '../../../platform/routing/navigation.tsx'
import { useTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './MethodChoice.module.css'

/** The methods that have something to fill in on the sign-in page; the others have a page of their own. */
export type ShownMethod = 'password' | 'siths'

interface MethodChoiceProps {
  readonly shown: ShownMethod
  readonly onShow: (method: ShownMethod) => void
}

/** The ways to sign in, at equal rank (A-2.2-18, A-2.2-19). */
export function MethodChoice({ shown, onShow }: MethodChoiceProps) {
  const { methods } = useTexts().signIn
  return (
    <div className={css.methods} role="group" aria-label={methods.label}>
      <Method
        words={methods.password}
        icon={<IconKey />}
        pressed={shown === 'password'}
        onPress={() => onShow('password')}
      />
      <Method
        words={methods.siths}
        icon={<IconIdBadge2 />}
        pressed={shown === 'siths'}
        onPress={() => onShow('siths')}
      />
      <Method words={methods.vrk} icon={<IconId />} onPress={() => void go('vrkLogin')} />
      <Method words={methods.directory} icon={<IconBuildingCommunity />} onPress={() => void go('aadLogin')} />
    </div>
  )
}

interface MethodProps {
  readonly words: { readonly title: string; readonly hint: string }
  readonly icon: ReactNode
  /** Left out where it leads to another page. */
  readonly pressed?: boolean
  readonly onPress: () => void
}

function Method({ words, icon, pressed, onPress }: MethodProps) {
  return (
    <button type="button" className={css.method} aria-pressed={pressed} onClick={onPress}>
      <Icon of={icon} />
      <span>
        <b>{words.title}</b> <small>{words.hint}</small>
      </span>
    </button>
  )
}
