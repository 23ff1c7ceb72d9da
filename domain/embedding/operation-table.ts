import type { Call } from '#contract/core';
import type { Operation } from '#contract/frames';
import { type Partner, PartnersRefused } from './partner.ts';
import { OPERATION_CALLS } from './scope.ts';

/** The partner's operations with method and path of their calls. Throws PartnersRefused where one reaches too far. */
export function operationTable(partner: Partner, calls: readonly Call[]): readonly Operation[] {
  return partner.operations.map(({ id, call: name, params, response }) => {
    const refuse = (why: string): never => {
      throw new PartnersRefused(`The operation ${id} of the partner ${partner.id} cannot be used: ${why}`);
    };
    const call = calls.find((one) => one.name === name) ?? refuse(`there is no call ${name}`);
    if (!OPERATION_CALLS.has(name)) refuse(`${name} is not for hosts`);
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const missing = named.find((param) => params[param]?.required !== true);
    if (missing !== undefined) refuse(`its address needs the parameter ${missing}`);
    return { id, method: call.method, path: call.path, params, response };
  });
}
