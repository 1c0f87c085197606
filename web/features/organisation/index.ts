export { UnitTabs } from './unit-users/UnitTabs.tsx'
