import { describeContract } from '../testing/contract.ts'

describeContract('portal')
