export { WeekBars as Bars } from './overview/WeekBars.tsx'
