import { route } from "@react-router/dev/routes";

export const intakeActions = [route("forms/:name/stamp", "intake/stamp/form-stamp.ts")];
