import css from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** What is under way, for screen readers. */
  label: string
  done: number
  of: number
}

export function ProgressBar({ label, done, of }: ProgressBarProps) {
  return <progress className={css.bar} aria-label={label} value={done} max={Math.max(1, of)} />
}
