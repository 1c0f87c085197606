import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { Icon } from '../picture/Icon.tsx'
import { ViewSwitch } from '../navigation/Tabs.tsx'
import { useTheme } from '../theme/ThemeProvider.tsx'

export interface ColorSchemeToggleProps {
  label: string
  words: { light: string; dark: string; auto: string }
}

export function ColorSchemeToggle({ label, words }: ColorSchemeToggleProps) {
  const { scheme, change } = useTheme()
  const icons = { light: <IconSun />, dark: <IconMoon />, auto: <IconDeviceDesktop /> }
  return (
    <ViewSwitch
      label={label}
      value={scheme}
      onChange={(chosen) => change({ scheme: chosen })}
      options={(['light', 'dark', 'auto'] as const).map((value) => ({
        value,
        word: (
          <>
            <Icon size={16} of={icons[value]} />
            {words[value]}
          </>
        ),
      }))}
    />
  )
}
