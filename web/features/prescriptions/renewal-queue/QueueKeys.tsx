import { useAllTexts } from '../../../platform/texts.tsx'
import { KeyCap } from '../../../ui/text/KeyCap.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import css from './QueueKeys.module.css'

/** Which key does what; nothing where single keys are turned off. */
export function QueueKeys() {
  const { keys } = useAllTexts().renewalQueue
  const { singleKeys } = useTheme()
  if (!singleKeys) return null
  const legend = [
    [['↑', '↓'], keys.row],
    [['F'], keys.renew],
    [['N'], keys.no],
    [['S'], keys.pace],
    [['+', '−'], keys.packages],
    [['O'], keys.open],
    [['Ctrl', 'Z'], keys.undo],
    [['Ctrl', 'Enter'], keys.confirm],
  ] as const
  return (
    <ul className={css.keys} aria-label={keys.label}>
      {legend.map(([caps, word]) => (
        <li key={word}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {word}
        </li>
      ))}
    </ul>
  )
}
